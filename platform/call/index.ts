/** One shape for all work on the server: the actor, the language, the parts, and a way to open a transaction. */
export { type Actor, officeOf, personOf } from './actor.ts'
export type { Call, Client, Language, Opening } from './call.ts'
export type { AnyCall, Handler, Handlers } from './handlers.ts'
export { type CallFacts, type Calls, callsOn } from './make.ts'
export { addOnce, hasValues } from './once.ts'
export { inTurns, newTurn, nextTurn, pacer, type Turn } from './turns.ts'
