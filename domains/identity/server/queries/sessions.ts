import { AppError } from '@mizan/platform/contract'

export const listSessions = async (..._input: unknown[]): Promise<never> => {
  throw new AppError('server.unavailable')
}
