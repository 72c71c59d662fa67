/** A payer with a browser: fills in the pages of the sandbox bank, and returns their fields to the merchant. */

const goodCard = '5528790000000008'

interface Page {
  address: string
  html: string
}

const open = async (address: string): Promise<Page> => {
  const answer = await fetch(address)
  return { address: answer.url, html: await answer.text() }
}

const submit = async ({ address }: Page, fields: Record<string, string>): Promise<Page> => {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  return { address: answer.url, html: await answer.text() }
}

/** The fields that the last page of the bank posts to the return address. */
export function fieldsIn({ html }: Page): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}

const actionIn = ({ html }: Page): string => /<form[^>]* action="([^"]*)"/.exec(html)?.[1] ?? ''

export type Code = 'right' | 'wrong' | 'cancel' | 'expire'

async function confirm(page: Page, code: Code): Promise<Page> {
  if (code === 'right') return submit(page, { action: 'confirm', code: '123456' })
  if (code !== 'wrong') return submit(page, { action: code })
  const wrong = { action: 'confirm', code: '000000' }
  await submit(page, wrong)
  await submit(page, wrong)
  return submit(page, wrong)
}

export interface Paying {
  card?: string
  code?: Code
  stores?: boolean
}

export interface CameBack {
  /** The return address, and the fields that are posted to it. */
  to: string
  fields: Record<string, string>
}

/** @param address of the card form */
export async function payForm(
  address: string,
  { card = goodCard, code = 'right', stores = false }: Paying = {},
): Promise<CameBack> {
  const form = await open(address)
  const typed = { number: card, holder: 'Deneme Kişi', expiry: '12/40', cvc: '123' }
  const next = await submit(form, { action: 'pay', ...typed, ...(stores && { store: '1' }) })
  const last = next.address.includes('/secure/') ? await confirm(next, code) : next
  return { to: actionIn(last), fields: fieldsIn(last) }
}

export async function giveUp(address: string): Promise<CameBack> {
  const last = await submit(await open(address), { action: 'cancel' })
  return { to: actionIn(last), fields: fieldsIn(last) }
}

/** @param html with which the browser is sent to the bank */
export async function confirmStored(html: string, code: Code = 'right'): Promise<CameBack> {
  const last = await confirm(await open(actionIn({ address: '', html })), code)
  return { to: actionIn(last), fields: fieldsIn(last) }
}
