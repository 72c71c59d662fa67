export { type Desk, desk, type Gate, openGate } from './routes.ts'
export { createHttpServer, type HttpOptions } from './server.ts'
