import { pathOf } from '@laneway/contract/address';
import { formatCents } from '@laneway/domain/money';
import { type Html, html, pageSheet } from '../../platform/page.ts';
import type { TestCheckout } from '../../ports/test-checkout.ts';

export const TEST_CHECKOUT_SHEET = pageSheet(`
main{max-width:30rem;padding-top:clamp(1rem,8vh,5rem)}
.mark{display:inline-block;margin:0 0 1rem;padding:.25rem .8rem;border-radius:999px;background:#8a5a0b;color:#fff;font-weight:600;font-size:.9rem}
.till{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.5rem;box-shadow:0 1px 3px rgb(31 42 48/.12)}
.till h1{margin:0 0 .25rem;font-size:1.6rem}
.sum{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;margin:1.25rem 0;padding:1rem 0;border-block:1px solid var(--line)}
.sum strong{font:600 1.7rem/1 Fraunces,Georgia,serif}
form{margin:.6rem 0 0}
button,a.button{display:block;width:100%;min-height:3rem;padding:.7rem 1rem;border-radius:999px;border:1px solid var(--line);background:none;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,a.main{background:#b4472b;border-color:#b4472b;color:#fff}
button:focus-visible,a.button:focus-visible{outline:2px solid var(--brick);outline-offset:2px}
[role=alert]{margin:0 0 1rem;padding:.75rem 1rem;border-radius:12px;border:1px solid #b3261e;color:var(--ink)}
`);

const STANDS: Readonly<Record<Exclude<TestCheckout['status'], 'open'>, string>> = {
  paid: 'This order is paid.',
  cancelled: 'Cancelled. You haven’t been charged.',
  expired: 'This checkout timed out. You haven’t been charged.',
};

/** The test checkout page: it says clearly that no money moves, and otherwise works like any provider's. */
export function testCheckoutPage(checkout: TestCheckout, declined: boolean): Html {
  const { title, amountCents, status, orderId } = checkout;
  const price = formatCents(amountCents);
  const inside = status === 'open' ? choices(orderId, price) : ending(checkout, STANDS[status]);
  return html`<p class="mark">Test payment</p>
<section class="till">${declined && status === 'open' ? DECLINED : html``}<h1>${title}</h1>
<p class="soft">This is Laneway’s built-in test checkout. You don’t need a card and won’t be charged.</p>
<p class="sum"><span>Total, including GST</span><strong>${price}</strong></p>${inside}</section>`;
}

const DECLINED = html`<p role="alert">Your card was declined. You haven’t been charged. Try again or cancel.</p>`;

function choices(order: string, price: string): Html {
  return html`<form method="post" action="${pathOf('payTestCheckout', { order })}"><button class="main">Pay ${price}</button></form>
<form method="post" action="${pathOf('declineTestCheckout', { order })}"><button>Decline</button></form>
<form method="post" action="${pathOf('cancelTestCheckout', { order })}"><button>Cancel</button></form>`;
}

function ending({ returnUrl }: TestCheckout, words: string): Html {
  return html`<p>${words}</p><a class="button main" href="${returnUrl}">Back to Laneway</a>`;
}
