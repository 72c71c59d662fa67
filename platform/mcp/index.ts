/** The door for assistants outside (Model Context Protocol). */
export { mcpRows } from './contract.ts'
export { mcpDesk } from './desk.ts'
