export const clientAddress = (clientId: string, tab?: string): string =>
  `/client/${clientId}${tab ? `?tab=${tab}` : ''}`
