import { defineErrors } from '@mizan/platform/contract'

const error = (status: number, tr: string, en: string) => ({ status, tr, en })

export const recordingErrors = defineErrors({
  'recording.not_found': error(
    404,
    'Kayıt bulunamadı; silinmiş olabilir.',
    'The recording was not found; it may have been deleted.',
  ),
  'recording.unfinished': error(
    409,
    'Bu kayıt henüz tamamlanmadı. Önce kaydı bitirin.',
    'This recording is not finished yet. Finish it first.',
  ),
  'recording.finished': error(
    409,
    'Bu kayıt tamamlanmış; yeni ses eklenemez.',
    'This recording is finished; no more audio can be added.',
  ),
  'recording.of_other': error(
    409,
    'Bu kayıt sürüyor; yalnız başlatan kişi ses ekleyebilir. Kayıt durursa onu siz de kaydedebilirsiniz.',
    'Only the person who began this recording can add to it. Once it has stopped, you can save it too.',
  ),
  'recording.continued': error(
    409,
    'Kayıt başka bir pencerede sürdürülüyor.',
    'The recording goes on in another window.',
  ),
  'recording.piece_missing': error(
    409,
    'Sesin bir bölümü henüz ulaşmadı; {{pieces}} parça saklandı.',
    'A piece of the audio has not arrived yet; {{pieces}} pieces are stored.',
  ),
  'recording.empty': error(
    409,
    'Bu kayıtta ne ses ne metin var; kaydedilecek bir şey yok. Kaydı sürdürün ya da silin.',
    'This recording has neither sound nor text, so there is nothing to save. Go on with it or delete it.',
  ),
  'recording.piece_differs': error(
    409,
    'Kaydın bu bölümü daha önce başka bir içerikle saklandı. Sayfayı yenileyip kaydı sürdürün.',
    'This part of the recording was stored before with another content. Reload the page and go on recording.',
  ),
  'recording.type_not_allowed': error(
    415,
    'Bu tür kabul edilmiyor: {{extension}}. MP3, M4A, WAV, OGG, FLAC ya da WebM yükleyin.',
    'This type is not accepted: {{extension}}. Upload MP3, M4A, WAV, OGG, FLAC or WebM.',
  ),
  'recording.not_audio': error(
    415,
    'Dosyanın içeriği ses kaydı değil.',
    'The content of the file is not audio.',
  ),
  'recording.too_large': error(
    413,
    'Ses 50 MB sınırını aşıyor. Buraya kadar saklanan ses ve metin duruyor.',
    'The audio exceeds 50 MB. The audio and the transcript that are stored stay.',
  ),
  'recording.too_many': error(
    409,
    'Bir davada en çok {{most}} kayıt, bir kişide en çok {{unfinished}} yarım kalmış kayıt olabilir.',
    'A case can have at most {{most}} recordings, and a person at most {{unfinished}} unfinished ones.',
  ),
  'recording.key_taken': error(
    409,
    'Bu kayıt başka bir davada başlatılmış. Sayfayı yenileyip yeni bir kayıt başlatın.',
    'This recording was begun in another case. Reload the page and begin a new one.',
  ),
  'recording.no_audio': error(404, 'Bu kaydın sesi yok.', 'This recording has no audio.'),
  'recording.has_transcript': error(
    409,
    'Kaydın bir metni var. Yenisi onun yerine geçecek; bunu onaylayın.',
    'The recording has a transcript. The new one would replace it; confirm this.',
  ),
  'recording.transcription_running': error(
    409,
    'Bu kayıt zaten yazıya dökülüyor.',
    'This recording is being transcribed already.',
  ),
  'recording.transcriber_missing': error(
    503,
    'Yazıya dökme hizmeti kurulu değil. Metni dinleyerek yazabilirsiniz.',
    'No transcription service is set up. You can type the text while listening.',
  ),
  'recording.too_large_to_transcribe': error(
    413,
    'Ses, yazıya dökme hizmetinin bir seferde kabul ettiğinden büyük (en çok {{most}} MB) ve bu tür dosya bölünemez. Sesi MP3, M4A ya da WAV olarak kaydedip yeniden yükleyin.',
    'The audio is larger than the transcription service accepts at once (at most {{most}} MB), and this type of file cannot be divided. Save the sound as MP3, M4A or WAV and upload it again.',
  ),
  'recording.administrators_only': error(
    403,
    'Bu ayarı yalnız büronun yöneticileri değiştirir.',
    'Only administrators of the office change this setting.',
  ),
  'recording.nothing_offered': error(
    409,
    'Alınacak bir döküm yok. Yazıya dökmeyi yeniden başlatın.',
    'There is no transcript to take. Start the transcription again.',
  ),
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof recordingErrors, true> {}
}
