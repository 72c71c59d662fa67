/** What the programs may use of clients. */
export { clientsServer } from './manifest.ts'
