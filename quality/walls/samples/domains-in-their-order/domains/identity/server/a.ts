export { office } from '../../company/server/index.ts'
