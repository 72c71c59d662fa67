/** Keeps the answer of a call that moves an import on; only its maker is concerned, so others are not told. */
import { useQueryClient } from '@tanstack/react-query'
import type { Import } from '../schemas.ts'

export function useKeep(): (record: Import) => void {
  const cache = useQueryClient()
  return (record) => {
    const { importId } = record
    cache.setQueryData(['imports.read', { params: { importId } }], record)
    for (const name of ['imports.list', 'imports.problems', 'imports.alike'])
      void cache.invalidateQueries({ queryKey: [name] })
  }
}
