/** Slots of the screens of clients. */
import type { Client, ClientLine } from '../schemas.ts'

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** How many open cases a client has; the column of the list is there once this is filled. */
    'clients.open-cases': { client: ClientLine }
    /** Beside the button that adds a client, or where the list is empty; only for those who may add clients. */
    'clients.list-actions': { place: 'head' | 'empty' }
    /** The tab with the cases of a client. */
    'clients.cases': { client: Client }
    /** The field of a new service for the case that it is for; nothing for a client without a case to choose. */
    'clients.service-case': {
      clientId: string
      value: string | null
      error: string | undefined
      onChange: (caseId: string | null) => void
    }
  }
}
