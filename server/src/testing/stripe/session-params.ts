import { invalid } from './api-error.ts';
import { type Form, formOf, textOf, textsOf } from './form.ts';
import { newSession, secondsOf } from './objects.ts';

const KNOWN = new Set([
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'metadata',
  'mode',
  'payment_intent_data',
  'success_url',
]);
const CURRENCIES = new Set(['aud', 'eur', 'gbp', 'nzd', 'usd']);
const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;
const MIN_LIFETIME_S = 30 * 60;
const MAX_LIFETIME_S = 24 * 60 * 60;

/** Opens a session as Stripe would, with the same validation and error messages. */
export function sessionFrom(params: Form, now: Date) {
  for (const name of Object.keys(params)) {
    if (!KNOWN.has(name)) {
      throw invalid(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
    }
  }
  if (params.mode !== 'payment') throw invalid('Invalid mode: must be payment', undefined, 'mode');
  const { amount, currency } = totalOf(params);
  const created = secondsOf(now);
  return newSession({
    amount_total: amount,
    currency,
    cancel_url: addressOf(params, 'cancel_url'),
    success_url: addressOf(params, 'success_url'),
    client_reference_id: referenceOf(params),
    created,
    customer_email: emailOf(params),
    expires_at: expiryOf(params, created),
    metadata: textsOf(params.metadata),
  });
}

function totalOf(params: Form): { readonly amount: number; readonly currency: string } {
  const lines = Object.values(formOf(params.line_items)).map(formOf);
  if (lines.length === 0) {
    throw invalid('Missing required param: line_items.', 'parameter_missing', 'line_items');
  }
  const prices = lines.map(({ price_data: price }) => formOf(price));
  const currency = textOf(prices[0]?.currency) ?? '';
  if (!CURRENCIES.has(currency)) {
    throw invalid(`Invalid currency: ${currency}.`, undefined, 'line_items[0][price_data]');
  }
  if (prices.some(({ product_data: product }) => !textOf(formOf(product).name))) {
    throw invalid('Missing required param: name.', 'parameter_missing', 'product_data[name]');
  }
  const amount = lines.reduce((sum, line, n) => {
    const quantity = integerOf(textOf(line.quantity) ?? '1');
    return sum + quantity * integerOf(textOf(prices[n]?.unit_amount) ?? '');
  }, 0);
  if (amount < MIN_AMOUNT) {
    const least = `The Checkout Session's total amount due must add up to at least A$0.50 ${currency}`;
    throw invalid(least, 'amount_too_small');
  }
  if (amount > MAX_AMOUNT) {
    throw invalid('Amount must be no more than A$999,999.99', 'amount_too_large');
  }
  return { amount, currency };
}

function integerOf(text: string): number {
  if (!/^\d+$/.test(text)) throw invalid(`Invalid integer: ${text}`, 'parameter_invalid_integer');
  return Number(text);
}

function addressOf(params: Form, name: string): string | null {
  const url = textOf(params[name]);
  if (url !== null && !/^https?:/.test(url)) throw invalid('Not a valid URL', 'url_invalid', name);
  return url;
}

function referenceOf(params: Form): string | null {
  const reference = textOf(params.client_reference_id);
  if (reference !== null && !/^[\w-]{1,200}$/.test(reference)) {
    throw invalid('Invalid client_reference_id', undefined, 'client_reference_id');
  }
  return reference;
}

function emailOf(params: Form): string | null {
  const email = textOf(params.customer_email);
  if (email !== null && !/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, 'email_invalid', 'customer_email');
  }
  return email;
}

function expiryOf(params: Form, created: number): number {
  const expiresAt = integerOf(textOf(params.expires_at) ?? String(created + MAX_LIFETIME_S));
  const outOfRange = (limit: string) =>
    invalid(
      `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`,
      undefined,
      'expires_at',
    );
  if (expiresAt < created + MIN_LIFETIME_S) throw outOfRange('at least 30 minutes');
  if (expiresAt > created + MAX_LIFETIME_S) throw outOfRange('less than 24 hours');
  return expiresAt;
}
