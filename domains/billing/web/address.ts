/** The values in the addresses of the subscription; unknown ones are ignored. */
import { safePath } from '@mizan/platform/ui'

export const subscriptionTabs = ['plan', 'payment', 'buyers', 'history'] as const
export type SubscriptionTab = (typeof subscriptionTabs)[number]

export interface SubscriptionAddress {
  tab?: Exclude<SubscriptionTab, 'plan'>
  /** The order with which the browser returns. */
  orderId?: string
  /** The screen to which the reader was going when they learnt that it needs a plan. */
  next?: string
  /** Markers of the specification, which the provider's page brings back. They are only read for the first words. */
  'payment-success'?: true
  'save-successful'?: true
}

const has = (raw: Record<string, unknown>, name: string): boolean => name in raw

export function readSubscriptionAddress(raw: Record<string, unknown>): SubscriptionAddress {
  const tab = subscriptionTabs.find((name) => name !== 'plan' && name === raw.tab)
  const orderId = typeof raw.orderId === 'string' ? raw.orderId.slice(0, 64) : undefined
  const next = safePath(raw.next)
  return {
    ...(tab && tab !== 'plan' ? { tab } : {}),
    ...(orderId ? { orderId } : {}),
    ...(next ? { next } : {}),
    ...(has(raw, 'payment-success') ? { 'payment-success': true as const } : {}),
    ...(has(raw, 'save-successful') ? { 'save-successful': true as const } : {}),
  }
}

export const subscriptionAddress = (tab: SubscriptionTab): string =>
  tab === 'plan' ? '/subscription' : `/subscription?tab=${tab}`

export const staffTabs = ['offices', 'orders', 'transfers', 'promotions', 'prices'] as const
export type StaffTab = (typeof staffTabs)[number]

export interface StaffAddress {
  tab?: StaffTab
  q?: string
  /** The number of the page, from 1. */
  page?: number
}

export function readStaffAddress(raw: Record<string, unknown>): StaffAddress {
  const tab = staffTabs.find((name) => name === raw.tab)
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, 100) : ''
  const page = Number(raw.page)
  return {
    ...(tab && tab !== 'offices' ? { tab } : {}),
    ...(q ? { q } : {}),
    ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  }
}
