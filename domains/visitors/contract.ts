/** The table of calls of people without an account. */
import { demoRows } from './contract/demo.ts'
import { guestRows } from './contract/guest.ts'
import { llmDemoRows } from './contract/llm-demo.ts'

export { visitorErrors } from './errors.ts'

export const visitorRows = { ...guestRows, ...llmDemoRows, ...demoRows }
