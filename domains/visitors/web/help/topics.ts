/** The help of every screen. */
import { officeTopics } from './office.ts'
import { researchTopics } from './research.ts'

export const topics = [...researchTopics, ...officeTopics]
