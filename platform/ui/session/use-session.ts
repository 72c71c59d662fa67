import { useSyncExternalStore } from 'react'
import { session } from './current.ts'
import type { SessionState } from './state.ts'

/** Who is signed in, as this browser knows it; renders again when that changes, in this tab or in another one. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state)
