import { pageLanguage } from './browser'
import { NetworkError, TimeoutError } from './errors'
import { readResponse } from './response'
import { attempt, type Result } from './result'
import { object, webUrl } from './schema'
import { FILE_TIMEOUT_MS } from './timeouts'

const method = 'POST'
const path = '/v1/profile_pictures'

/** Sends a form and reports its progress, which `fetch` cannot. */
function sendForm(form: FormData, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', pageLanguage()['accept-language'])
    request.responseType = 'text'
    request.timeout = FILE_TIMEOUT_MS
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new NetworkError(method, path))
    request.ontimeout = () => reject(new TimeoutError(method, path, FILE_TIMEOUT_MS))
    request.send(form)
  })
}

/**
 * Makes a file the picture of the account. Browser only.
 *
 * @param onProgress is called with the share that has been sent, 0 to 1
 */
export function uploadPicture(
  image: Blob,
  onProgress: (share: number) => void,
): Promise<Result<{ profilePictureUrl: string }>> {
  const form = new FormData()
  form.set('image', image)
  return attempt(
    sendForm(form, onProgress)
      .then((response) =>
        readResponse({ method, path, response, decode: object({ profilePictureUrl: webUrl }) }),
      )
      .then(({ data }) => data),
  )
}
