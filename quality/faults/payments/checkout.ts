/** One office that pays, with a browser that double-clicks, comes back twice, late or never, and with a forger. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type CameBack, confirmStored, giveUp, payForm } from '@mizan/platform/payments/testing'
import { call, type Reply, type SignedUp } from '../../people.ts'

const cards = [
  '5528790000000008',
  '4543590000000006',
  '5528790000000008',
  '4111111111111129',
  '4131111111111117',
]
const cycles = ['1M', '3M', '6M', '12M'] as const

export interface Street {
  random: () => number
  address: () => string
}

interface StartedCheckout {
  orderId: string
  address: string | null
}

/** A person without an answer tries again; a person who is refused looks at the page and chooses again. */
async function insist(
  street: Street,
  { accessToken: token }: SignedUp,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Reply> {
  for (let tries = 0; ; tries += 1)
    try {
      return await call(street.address(), method, path, { token, ...(body && { body }) })
    } catch (error) {
      if (tries > 300) throw error
      await sleep(200)
    }
}

export async function checkout(street: Street, office: SignedUp): Promise<void> {
  const begin = await wish(street, office)
  const process = (body: object) => insist(street, office, 'POST', '/online-payment/process', body)
  const isDouble = street.random() < 0.3
  const answers = await Promise.all([process(begin), ...(isDouble ? [process(begin)] : [])])
  const started = answers.map(({ data }) => data as StartedCheckout | undefined).find((one) => one?.address)
  if (!started?.address) return
  const back = await atTheBank(street, started.address).catch(() => undefined)
  if (back) await comeBack(street, back)
  if (street.random() < 0.5)
    await insist(
      street,
      office,
      'GET',
      `/online-payment/payment-response?orderId=${started.orderId}&status=success`,
    )
}

/** Orders whatever the office can have now: a plan, another one, seats, more time, or a trial. */
async function wish({ random, ...street }: Street, office: SignedUp): Promise<object> {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const status = await insist({ random, ...street }, office, 'GET', '/billing/user/status')
  const { state, mayStartTrial } = (status.data ?? {}) as { state?: string; mayStartTrial?: boolean }
  const saved = await insist({ random, ...street }, office, 'GET', '/online-payment/user/saved-cards/all')
  const hasCard = ((saved.data as unknown as { cards: unknown[] })?.cards ?? []).length > 0
  const method = hasCard && random() < 0.4 ? 'storedCard' : 'card'
  if (state === 'paid' && random() < 0.5) {
    const isSeats = random() < 0.5
    const path = isSeats ? '/billing/seats/add' : '/billing/extend'
    const opened = await insist({ random, ...street }, office, 'POST', path, isSeats ? { seats: 1 } : {})
    const orderId = (opened.data as unknown as { orderId?: string } | undefined)?.orderId
    if (orderId) return { orderId, method }
  }
  const offerType = pick(['Research', 'CaseManagement'] as const)
  const isTrial = mayStartTrial === true && random() < 0.3
  return {
    ...{ offerType: isTrial ? 'CaseManagement' : offerType, billingCycle: pick(cycles), method },
    ...(isTrial && { trial: true }),
  }
}

async function atTheBank({ random }: Street, address: string): Promise<CameBack | undefined> {
  if (random() < 0.05) return undefined
  if (address.includes('/online-payment/secure/')) return confirmStored(await (await fetch(address)).text())
  if (random() < 0.08) return giveUp(address)
  const card = cards[Math.floor(random() * cards.length)] as string
  return payForm(address, { card, stores: random() < 0.6 })
}

/** Returns from the bank once, twice, late, or not at all; with the right fields and with forged ones. */
async function comeBack({ random, address }: Street, { to, fields }: CameBack): Promise<void> {
  const post = (where: string, what: Record<string, string>) =>
    fetch(where, { method: 'POST', body: new URLSearchParams(what) }).catch(() => undefined)
  const forged = { ...fields, token: 'forged', paymentId: '1', mdStatus: '1', status: 'success' }
  const late = async () => {
    await sleep(Math.floor(random() * 2_000))
    await post(to, fields)
  }
  const ways = [
    () => post(to, fields),
    () => post(to, forged),
    () => post(`${address()}/api/online-payment/return/forged-key`, fields),
    late,
    () => forgeNews(address()),
  ]
  await Promise.all(ways.filter(() => random() < 0.5).map((way) => way()))
}

/** Sends a message with a signature that the bank never made. */
function forgeNews(address: string) {
  const body = {
    paymentConversationId: crypto.randomUUID(),
    status: 'SUCCESS',
    iyziEventType: 'THREE_DS_AUTH',
    paymentId: '1',
  }
  return fetch(`${address}/api/online-payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': 'ab'.repeat(32) },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}
