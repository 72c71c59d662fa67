/** What the list shows, as it is written in its address. */
import { isDate } from '@mizan/platform/calendar'
import { caseStates, noState } from '../../data/words.ts'

export type State = (typeof caseStates)[number] | typeof noState
export const allStates: readonly State[] = [...caseStates, noState]
const sorts = ['changed', 'deadline', 'title', 'number'] as const
export type Sort = (typeof sorts)[number]

export const viewModes = ['table', 'board'] as const
export type ViewMode = (typeof viewModes)[number]

export interface ListAddress {
  layout?: ViewMode
  query?: string
  state?: State[]
  assigneeId?: string
  clientId?: string
  following?: 'true'
  deadlineFrom?: string
  deadlineTo?: string
  sort?: Sort
  direction?: 'asc' | 'desc'
  /** From 1. */
  page?: number
  /** The case that is shown beside the list. */
  peek?: string
}

const text = (value: unknown, longest: number) =>
  value === undefined || value === '' ? undefined : String(value).slice(0, longest)
const day = (value: unknown) => (typeof value === 'string' && isDate(value) ? value : undefined)

/** Both ends or none; views were saved with one alone before, and mean all days on that side. */
function deadlinesIn(raw: Record<string, unknown>): (string | undefined)[] {
  const [from, to] = [day(raw.deadlineFrom), day(raw.deadlineTo)]
  return from || to ? [from ?? '1900-01-01', to ?? '2099-12-31'] : []
}

/** Every value that has another form is left out. */
export function readListAddress(raw: Record<string, unknown>): ListAddress {
  const given = Array.isArray(raw.state) ? raw.state : [raw.state]
  const state = allStates.filter((one) => given.includes(one))
  const page = Number(raw.page)
  const [from, to] = deadlinesIn(raw)
  const sort = sorts.find((one) => one === raw.sort)
  const direction = (['asc', 'desc'] as const).find((one) => one === raw.direction)
  const read: Record<keyof ListAddress, unknown> = {
    layout: viewModes.find((one) => one === raw.layout),
    query: text(raw.query, 200),
    state: state.length > 0 ? state : undefined,
    assigneeId: text(raw.assigneeId, 64),
    clientId: text(raw.clientId, 64),
    following: String(raw.following) === 'true' ? 'true' : undefined,
    deadlineFrom: from && to && from > to ? undefined : from,
    deadlineTo: from && to && from > to ? undefined : to,
    sort,
    direction: sort && direction,
    peek: typeof raw.peek === 'string' && /^[\w-]{1,64}$/.test(raw.peek) ? raw.peek : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as ListAddress
}

/** The question to the server. */
export function questionOf({ layout, page, peek, state, query, ...rest }: ListAddress, pageSize: number) {
  return {
    ...rest,
    query: query?.trim() ?? '',
    ...(state && { state: state.join(',') }),
    pageIndex: (page ?? 1) - 1,
    pageSize,
  }
}

/** Whether something is left out of the list; an order leaves nothing out. */
export const isFiltered = ({ layout, page, peek, sort, direction, ...filters }: ListAddress): boolean =>
  Object.keys(filters).length > 0

/** The order that a column begins with, as the server has it. */
const usual: Record<Sort, 'asc' | 'desc'> = { changed: 'desc', deadline: 'asc', title: 'asc', number: 'desc' }

export const orderOf = ({ sort = 'changed', direction }: ListAddress) => ({
  sort,
  direction: direction ?? usual[sort],
})

/** A click on the head of a column: its usual order, then the other one. */
export function sortedBy(address: ListAddress, sort: Sort): ListAddress {
  const { page, ...rest } = address
  const now = orderOf(address)
  if (now.sort !== sort) return { ...rest, sort, direction: usual[sort] }
  return { ...rest, sort, direction: now.direction === 'asc' ? 'desc' : 'asc' }
}
