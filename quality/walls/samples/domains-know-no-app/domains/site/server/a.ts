export { app } from '../../../apps/server/app.ts'
