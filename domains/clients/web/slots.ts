/** Slots of the screens of clients, and what the tabs of a client are given. */
import type { FieldState } from '@mizan/platform/ui/forms'
import type { Client } from '../schemas.ts'

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Beside the button that adds a client, or where the list is empty; only for those who may add clients. */
    'clients.list-actions': { place: 'head' | 'empty' }
    /**
     * Below the new name of a client: similar names that the office knows, with the field that says they were seen.
     * `onFound` is told how many there are.
     */
    'clients.new-name': {
      clientName: string
      /** The client who is renamed; undefined for a new one. */
      clientId?: string | undefined
      confirmation: FieldState<boolean>
      onFound: (total: number) => void
    }
    /** The field of a new service for the case that it is for; nothing for a client without a case to choose. */
    'clients.service-case': {
      clientId: string
      value: string | null
      error: string | undefined
      onChange: (caseId: string | null) => void
    }
  }
}

declare module '@mizan/platform/ui/tabs' {
  interface TabbedScreens {
    'clients.client': { client: Client }
  }
}
