import { AppError } from '@mizan/platform/contract'

const closed = new Set(['document.keys_locked', 'document.key_unavailable'])

/** While the office's own key is closed, its texts wait. */
export const isClosed = (error: unknown): boolean => error instanceof AppError && closed.has(error.code)
