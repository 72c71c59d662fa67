/** The values in the addresses of the lists of staff; unknown ones are ignored. */
const messageStates = ['new', 'answered', 'closed', 'all'] as const
const messageKinds = ['contact', 'demo'] as const
const barStates = ['pending', 'confirmed', 'notValid', 'all'] as const

export type MessageTab = (typeof messageStates)[number]
export type BarTab = (typeof barStates)[number]

export interface JobsAddress {
  /** The number of the page, from 1. */
  page?: number
}

interface ListAddress extends JobsAddress {
  q?: string
}

export interface MessagesAddress extends ListAddress {
  state?: MessageTab
  kind?: (typeof messageKinds)[number]
}

export interface BarsAddress extends ListAddress {
  state?: BarTab
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value)

export function readJobsAddress({ page }: Record<string, unknown>): JobsAddress {
  const number = Number(page)
  return Number.isSafeInteger(number) && number > 1 ? { page: number } : {}
}

function readList(raw: Record<string, unknown>): ListAddress {
  const text = String(raw.q ?? '')
    .trim()
    .slice(0, 100)
  return { ...(text ? { q: text } : {}), ...readJobsAddress(raw) }
}

/** Waiting messages are the default, which is not in the address. */
export function readMessagesAddress(raw: Record<string, unknown>): MessagesAddress {
  const state = oneOf(messageStates, raw.state)
  const kind = oneOf(messageKinds, raw.kind)
  return { ...readList(raw), ...(state && state !== 'new' ? { state } : {}), ...(kind ? { kind } : {}) }
}

export function readBarsAddress(raw: Record<string, unknown>): BarsAddress {
  const state = oneOf(barStates, raw.state)
  return { ...readList(raw), ...(state && state !== 'pending' ? { state } : {}) }
}

/** The page itself, or the last one if there are fewer; the first if there is none. */
export const pageWithin = (page: number, pages: number): number => Math.min(page, Math.max(1, pages))
