/** Orders have ids that can't be guessed: the provider's page is open to anyone who has its URL. */
export const ORDER_ID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const SHAPE = new RegExp(ORDER_ID_PATTERN);

export function isOrderId(value: unknown): value is string {
  return typeof value === 'string' && SHAPE.test(value);
}
