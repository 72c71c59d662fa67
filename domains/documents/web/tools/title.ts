/** How the page is called wherever it is named. */
export const title = { tr: 'UDF dönüştürücü', en: 'UDF converter' } as const
