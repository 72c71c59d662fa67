import { request } from 'undici'

export const push = (address: string) => request(address)
