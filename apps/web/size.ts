/** Builds the client and prints how much a first visit loads. */
import { join } from 'node:path'
import { build } from 'vite'
import { bytesOf, firstVisit, type LoadedFile, mostScript } from './first-visit.ts'

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const folder = import.meta.dirname

await build({ root: folder, logLevel: 'warn' })
const { script, style } = await firstVisit(join(folder, 'dist'))
const print = (loaded: readonly LoadedFile[]) => {
  for (const { file, bytes } of loaded) console.log(`${kilobytes(bytes).padStart(8)} KB  ${file}`)
}
print(script)
print(style)
console.log(
  `script ${kilobytes(bytesOf(script))} KB of ${mostScript / 1024} KB, style ${kilobytes(bytesOf(style))} KB`,
)
if (bytesOf(script) > mostScript) process.exitCode = 1
