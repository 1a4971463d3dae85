#ifndef CURL_SHIM_H
#define CURL_SHIM_H

#if __has_include(<curl/curl.h>)
#include <curl/curl.h>

// Swift cannot call variadic functions. Each function below is one argument class of curl_easy_setopt,
// curl_easy_getinfo or curl_multi_setopt, and answers CURLE_BAD_FUNCTION_ARGUMENT (CURLM_BAD_FUNCTION_ARGUMENT)
// when the option belongs to another class: a wrong pairing is an error code, not undefined behaviour.

CURLcode curlSetLong(CURL *easy, CURLoption option, long value);
CURLcode curlSetOffset(CURL *easy, CURLoption option, curl_off_t value);
CURLcode curlSetString(CURL *easy, CURLoption option, const char *value);
CURLcode curlSetPointer(CURL *easy, CURLoption option, void *value);
CURLcode curlSetHeaders(CURL *easy, struct curl_slist *headers);
CURLcode curlSetWriteFunction(CURL *easy, CURLoption option, curl_write_callback function);
CURLcode curlSetPrerequestFunction(CURL *easy, curl_prereq_callback function);

CURLcode curlGetLong(CURL *easy, CURLINFO info, long *value);
CURLcode curlGetOffset(CURL *easy, CURLINFO info, curl_off_t *value);
CURLcode curlGetPointer(CURL *easy, CURLINFO info, void **value);

CURLMcode curlMultiSetLong(CURLM *multi, CURLMoption option, long value);

// The next finished transfer: 1, with its handle and result filled in, or 0 when there is none.
int curlMultiNextDone(CURLM *multi, CURL **easy, CURLcode *result);

// curl_global_init(CURL_GLOBAL_ALL), whose argument is a macro that Swift does not import.
CURLcode curlGlobalInitAll(void);

#else
#error "libcurl's headers are missing. Debian, Ubuntu: apt-get install libcurl4-openssl-dev. macOS: brew install curl. Or run Scripts/setup."
#endif

#endif
