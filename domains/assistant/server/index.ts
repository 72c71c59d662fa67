/** What the programs and later domains may use of the assistant. */
export { assistantServer } from './manifest.ts'
