import { AppError } from '@mizan/platform/contract'

export const verifyResetCode = async (..._input: unknown[]): Promise<never> => {
  throw new AppError('server.unavailable')
}
