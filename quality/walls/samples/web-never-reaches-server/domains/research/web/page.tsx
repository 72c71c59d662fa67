export { store } from '../server/store.ts'
