export { rows } from '../domains/research/contract.ts'
