export { store } from '../../research/server/store.ts'
