import { AppError } from '@mizan/platform/contract'

export const requestPhoneChange = async (..._input: unknown[]): Promise<never> => {
  throw new AppError('server.unavailable')
}

export const applyPhoneChange = async (..._input: unknown[]): Promise<void> => {
  throw new AppError('server.unavailable')
}
