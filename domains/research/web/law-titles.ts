/** Titles of laws as every screen shows them. */
export { properTitle, shortTitle } from '../rules/law-titles.ts'
