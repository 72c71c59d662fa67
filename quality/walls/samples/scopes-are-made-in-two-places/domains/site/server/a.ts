export { makeSystemScope } from '../../../platform/database/scope-makers.ts'
