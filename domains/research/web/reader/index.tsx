/** The pages for reading; loaded when the first text is opened. */
import './print.css'

export { DecisionPage } from './decision/DecisionPage.tsx'
export { LawPage } from './law/LawPage.tsx'
