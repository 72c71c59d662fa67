/** The page of the portal, as far as a person who signs in needs it. */
export const portalPage = (isSignedIn: boolean): string => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><title>Avukat Portal (yerel)</title></head>
<body style="font-family: system-ui; margin: 3rem auto; max-width: 40rem">
<h1>Avukat Portal (yerel örnek)</h1>
<p id="durum">${isSignedIn ? 'Oturumunuz açık: Av. Şule Gündoğdu' : 'Oturumunuz kapalı.'}</p>
<form method="post" action="${isSignedIn ? '/cikis' : '/giris'}"><button>${isSignedIn ? 'Çıkış' : 'Giriş'}</button></form>
</body></html>`
