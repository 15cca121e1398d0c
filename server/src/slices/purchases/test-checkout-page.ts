import { pathOf } from '@laneway/contract/address';
import { formatCents } from '@laneway/domain/money';
import { type Html, html, pageSheet } from '../../platform/web-pages/page.ts';
import type { TestCheckout } from '../../ports/test-checkout.ts';

/** The app's own style: its tokens, light and dark, for the few elements of this page. */
export const TEST_CHECKOUT_SHEET = pageSheet(`
:root{--recess:#efe8dc;--edge:#8b8172;--action:#b4472b;--pressed:#963a22;--waiting:#8a5a0b;--waiting-tint:#f8edd6;--danger:#b3261e;--danger-tint:#fae6e3}
@media (prefers-color-scheme:dark){:root{--recess:#263136;--edge:#75838a;--waiting:#e6b766;--waiting-tint:#3b2f17;--danger:#ffa499;--danger-tint:#47221e}}
main{display:grid;gap:1.25rem;max-width:30rem;padding:max(1.5rem,8vh) 1.25rem 3rem}
main p{margin:0}
.brand{font:600 1.25rem/1 Fraunces,Georgia,serif;color:var(--brick)}
.mark{padding:1rem;border-radius:12px;background:var(--waiting-tint);color:var(--waiting)}
.mark strong{display:block}
.till{display:grid;gap:1.25rem;padding:1.5rem;border:1px solid var(--line);border-radius:12px;background:var(--card);box-shadow:0 1px 3px rgb(31 42 48/.12)}
.gift{color:var(--soft)}
.till h1{margin:0;font-size:2rem;font-weight:500;overflow-wrap:anywhere}
.sum{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding:1rem 0;border-block:1px solid var(--line)}
strong{font-weight:600}
.sum strong{font:500 1.75rem/1 Fraunces,Georgia,serif;font-variant-numeric:tabular-nums}
.choices{display:grid;gap:.75rem}
form{margin:0}
button,a.button{display:block;width:100%;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--edge);border-radius:999px;background:var(--card);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,a.button:hover{border-color:var(--ink);background:var(--recess)}
button.main,a.main{border-color:transparent;background:var(--action);color:#fff}
button.main:hover,a.main:hover{background:var(--pressed)}
button:focus-visible,a.button:focus-visible{outline:2px solid var(--brick);outline-offset:2px}
[role=alert]{padding:1rem;border-radius:12px;background:var(--danger-tint);color:var(--danger)}
`);

const STATUS_TEXTS: Readonly<Record<Exclude<TestCheckout['status'], 'open'>, string>> = {
  paid: 'This order is paid.',
  cancelled: 'Cancelled. You haven’t been charged.',
  expired: 'This checkout timed out. You haven’t been charged.',
};

type PageFacts = {
  /** The line that says who the gift is for; null if it isn't a gift. */
  readonly gift: string | null;
  readonly declined: boolean;
};

/** The test checkout page: it says clearly that no money moves, and otherwise works like any provider's. */
export function testCheckoutPage(checkout: TestCheckout, { gift, declined }: PageFacts): Html {
  const { title, amountCents, status, orderId } = checkout;
  const price = formatCents(amountCents);
  const inside =
    status === 'open' ? choices(orderId, price) : ending(checkout, STATUS_TEXTS[status]);
  return html`<p class="brand">Laneway</p>
<p class="mark"><strong>Test payment</strong> This is Laneway’s built-in test checkout. No money moves, and you don’t need a card.</p>
<section class="till">${declined && status === 'open' ? DECLINED : html``}<div>${gift === null ? html`` : html`<p class="gift">${gift}</p>`}<h1>${title}</h1></div>
<p class="sum"><span>Total, including GST</span><strong>${price}</strong></p>${inside}</section>`;
}

const DECLINED = html`<p role="alert">Your card was declined. You haven’t been charged. Try again or cancel.</p>`;

function choices(order: string, price: string): Html {
  return html`<div class="choices"><form method="post" action="${pathOf('payTestCheckout', { order })}"><button class="main">Pay ${price}</button></form>
<form method="post" action="${pathOf('declineTestCheckout', { order })}"><button>Decline</button></form>
<form method="post" action="${pathOf('cancelTestCheckout', { order })}"><button>Cancel</button></form></div>`;
}

function ending({ returnUrl }: TestCheckout, words: string): Html {
  return html`<p>${words}</p><a class="button main" href="${returnUrl}">Back to Laneway</a>`;
}
