/** The thread in which one file is read, so that neither its time nor its memory is that of the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { readText } from './csv.ts'
import { TableError } from './table.ts'
import { readWorkbook } from './xlsx.ts'

const { bytes, sheet } = workerData as { bytes: Uint8Array; sheet: string | undefined }

/** Every .xlsx is a zip archive; older and encrypted ones begin with the other bytes. */
const begins = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

try {
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new TableError('protected_or_old')
  if (begins(0x25, 0x50, 0x44, 0x46)) throw new TableError('pdf')
  const table = begins(0x50, 0x4b) ? await readWorkbook(bytes, sheet) : readText(bytes)
  parentPort?.postMessage({ table })
} catch (error) {
  if (!(error instanceof TableError)) throw error
  parentPort?.postMessage({ problem: error.problem })
}
