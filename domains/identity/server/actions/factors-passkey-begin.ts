import { AppError } from '@mizan/platform/contract'

export const beginPasskey = async (..._input: unknown[]): Promise<never> => {
  throw new AppError('server.unavailable')
}
