/** The files that somebody has dropped, and what becomes of them: one after the other, as the server is asked kindly. */
import type { ApiError, Client } from '@mizan/platform/contract/client'
import { newId, notify, saveFile, useApi } from '@mizan/platform/ui'
import { useState } from 'react'
import type { documentRows } from '../../contract.ts'
import type { ToolType, ToolView } from '../../schemas/tools.ts'
import { useLossTexts } from '../losses/text.ts'
import { useText } from './text.ts'

export interface Dropped {
  id: string
  file: File
  type: string
  state: 'idle' | 'working' | 'done' | 'failed'
  /** What it was converted into, or why it was not. */
  said: string
}

const most = 20

const blobOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])

const typeOf = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export function useFiles() {
  const t = useText()
  const textsOf = useLossTexts()
  const client = useApi().client as unknown as Client<typeof documentRows>
  const [files, setFiles] = useState<readonly Dropped[]>([])
  const [shown, setShown] = useState<{ name: string; view: ToolView['view'] }>()
  const change = (id: string, next: Partial<Dropped>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const failed = (id: string) => (error: ApiError) => change(id, { state: 'failed', said: error.message })
  const add = (added: readonly File[]) => {
    const room = Math.max(0, most - files.length)
    if (added.length > room) notify('warning', t('tooMany'))
    const taken = added.slice(0, room)
    setFiles([
      ...files,
      ...taken.map((file): Dropped => ({ id: newId(), file, type: typeOf(file), state: 'idle', said: '' })),
    ])
  }
  const convert = async ({ id, file }: Dropped, to: ToolType) => {
    change(id, { state: 'working', said: '' })
    await client['documents.toolConvert']({ body: { to, File: file } }).then(
      ({ fileName, content, ...lost }) => {
        saveFile(blobOf(content), fileName)
        const said = [t('done', { type: to.toUpperCase() }), ...textsOf(lost)]
        change(id, { state: 'done', said: said.join(' ') })
      },
      failed(id),
    )
  }
  const convertAll = async (to: ToolType) => {
    for (const one of files) if (one.type !== to) await convert(one, to)
  }
  const show = ({ id, file }: Dropped) =>
    client['documents.toolPreview']({ body: { File: file } }).then(
      ({ view }) => setShown({ name: file.name, view }),
      failed(id),
    )
  const remove = (id: string) => setFiles((all) => all.filter((one) => one.id !== id))
  return { files, shown, add, convert, convertAll, show, remove }
}
