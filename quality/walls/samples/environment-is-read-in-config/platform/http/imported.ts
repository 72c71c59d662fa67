export { env } from 'node:process'
