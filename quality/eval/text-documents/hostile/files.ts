import { hostileArchives } from './archives.ts'
import { hostileDocx } from './docx.ts'
import type { HostileFile } from './hostile-file.ts'
import { otherHostileFiles } from './others.ts'
import { hostileUdf } from './udf.ts'
import { hostileXml } from './xml.ts'

export const hostileFiles: readonly HostileFile[] = [
  ...hostileArchives,
  ...hostileXml,
  ...hostileUdf,
  ...hostileDocx,
  ...otherHostileFiles,
]
