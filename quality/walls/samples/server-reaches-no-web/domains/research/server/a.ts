export { page } from '../web/page.ts'
