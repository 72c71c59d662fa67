/** Our own name for one request to the provider: the order and which attempt it is. */
declare const onlyHere: unique symbol

export type Reference = string & { readonly [onlyHere]: true }

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,3})$/

/** @throws RangeError for an attempt that is no number from 1 to 9999, or an order that is no UUID */
export function referenceOf(order: string, attempt: number): Reference {
  const text = `${order}.${attempt}`
  if (!form.test(text)) throw new RangeError('A reference names an order and an attempt from 1 on')
  return text as Reference
}

/** @returns undefined for a text that is not a reference of ours */
export function readReference(
  text: string,
): { reference: Reference; order: string; attempt: number } | undefined {
  const [, order, attempt] = form.exec(text) ?? []
  return order === undefined ? undefined : { reference: text as Reference, order, attempt: Number(attempt) }
}
