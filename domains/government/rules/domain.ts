/** The place of a document in the portal: `2025/9101(Ceza Dava Dosyası)` is a number and a kind of file. */
export interface FileDomain {
  number: string
  kind: string
}

export function readDomain(domain: string): FileDomain {
  const parts = /^\s*(\d{4}\s*\/\s*\d{1,7})\s*\((.*)\)\s*$/s.exec(domain)
  if (!parts) return { number: '', kind: domain.trim() }
  return { number: (parts[1] ?? '').replace(/\s/g, ''), kind: (parts[2] ?? '').trim() }
}
