/** Where the fields of the cover of an individual application begin: sources print it as one line. */

const fields =
  /(?<=\s)(?:\(?Başvuru Numarası|Karar Tarihi|R\.\s?G\. Tarih|(?:BİRİNCİ|İKİNCİ) BÖLÜM(?=\s)|GENEL KURUL(?=\s)|KARAR(?=\s)|(?:Başkan|Başkanvekili|Üye(?:ler)?|Raportör(?:ler)?|Başvurucu(?:lar)?|Vekil(?:i|leri)?)(?:\s(?:y\.|Yrd\.|V\.))?\s{0,3}(?::|(?=\s\d)))/gu
const applicant = /(?<=\s|:)\d{1,3}\.\s?(?=\p{Lu})/gu
const opensApplicants = /(?<=\s)Başvurucu(?:lar)?\s/u

/** @param end where the first part of the decision opens */
export function coverStarts(text: string, end: number): number[] {
  const cover = text.slice(0, end)
  const applicants = opensApplicants.exec(cover)?.index ?? end
  const named = [...cover.slice(applicants).matchAll(applicant)].map(({ index }) => applicants + index)
  const found = [...cover.matchAll(fields)].map(({ index }) => index)
  // The name of the case follows "KARAR".
  const name = /(?<=\sKARAR\s)(?=\P{Lu}*\p{Lu}[^(]*BAŞVURU)/u.exec(cover)?.index
  return [...new Set([...found, ...named, ...(name === undefined ? [] : [name])])].toSorted((a, b) => a - b)
}
