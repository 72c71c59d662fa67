/** The nulls that the client refuses before a call. */

/** Query and form parameters that the specification refuses before the call if they are null. */
const neverNull: ReadonlySet<string> = new Set([
  'region',
  'offerType',
  'billingCycle',
  'orderId',
  'documentId',
  'courtFileNo',
  'senderDate',
  'approvalDate',
  'order',
])

/** Fields of a multipart form begin with a capital letter. */
const camelCased = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** @throws Error with the specification's text */
export function refuseNulls(values: unknown): void {
  if (typeof values !== 'object' || values === null) return
  for (const [name, value] of Object.entries(values))
    if (value === null && neverNull.has(camelCased(name)))
      throw new Error(`The parameter '${name}' cannot be null.`)
}
