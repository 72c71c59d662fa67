/** The tabs of a client, as written in its address. */
export const clientTabs = ['account', 'instalments', 'contacts', 'cases', 'history'] as const
export type ClientTab = (typeof clientTabs)[number]

export const isClientTab = (value: unknown): value is ClientTab => clientTabs.some((tab) => tab === value)

export const clientAddress = (clientId: string, tab: ClientTab = 'account'): string =>
  `/client/${clientId}${tab === 'account' ? '' : `?tab=${tab}`}`
