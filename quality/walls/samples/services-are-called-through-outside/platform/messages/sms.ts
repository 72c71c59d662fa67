import { request } from 'node:https'

export const send = (address: string) => request(address).end()
