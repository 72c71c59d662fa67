import type { SystemTransaction } from '../offices.ts'

export const confirmedFactorsOf = async (
  _tx: SystemTransaction,
  _userId: string,
): Promise<('totp' | 'passkey')[]> => []
