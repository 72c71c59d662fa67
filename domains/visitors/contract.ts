/** The table of calls of people without an account. */
import { demoRows } from './contract/demo.ts'
import { filmRows } from './contract/films.ts'
import { guestRows } from './contract/guest.ts'
import { llmDemoRows } from './contract/llm-demo.ts'
import { newsRows } from './contract/news.ts'

export { visitorAudit } from './audit.ts'
export { visitorErrors } from './errors.ts'

export const visitorRows = { ...guestRows, ...llmDemoRows, ...demoRows, ...newsRows, ...filmRows }
