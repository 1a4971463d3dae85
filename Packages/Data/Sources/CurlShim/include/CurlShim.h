#ifndef CURL_SHIM_H
#define CURL_SHIM_H

#if __has_include(<curl/curl.h>)
#include <curl/curl.h>

// Typed functions that replace libcurl's variadic functions, which Swift cannot call. Each function sets or reads
// options with one type of argument. For an option of another type, the function returns CURLE_BAD_FUNCTION_ARGUMENT or
// CURLM_BAD_FUNCTION_ARGUMENT without calling libcurl, whose behavior would be undefined.

CURLcode curlSetLong(CURL *easy, CURLoption option, long value);
CURLcode curlSetOffset(CURL *easy, CURLoption option, curl_off_t value);
CURLcode curlSetString(CURL *easy, CURLoption option, const char *value);
CURLcode curlSetPointer(CURL *easy, CURLoption option, void *value);
CURLcode curlSetHeaders(CURL *easy, struct curl_slist *headers);
CURLcode curlSetWriteFunction(CURL *easy, CURLoption option, curl_write_callback function);
CURLcode curlSetPrerequestFunction(CURL *easy, curl_prereq_callback function);

// Makes libcurl open its sockets with close-on-exec, so that child processes do not inherit them.
CURLcode curlCloseSocketsOnExec(CURL *easy);

// Whether libcurl was built with a feature, such as CURL_VERSION_BROTLI.
int curlSupports(int feature);

CURLcode curlGetLong(CURL *easy, CURLINFO info, long *value);
CURLcode curlGetOffset(CURL *easy, CURLINFO info, curl_off_t *value);
CURLcode curlGetPointer(CURL *easy, CURLINFO info, void **value);

CURLMcode curlMultiSetLong(CURLM *multi, CURLMoption option, long value);

// Finds the next finished transfer. Returns 1 and sets *easy and *result, or returns 0 if no transfer has finished.
int curlMultiNextDone(CURLM *multi, CURL **easy, CURLcode *result);

// Calls curl_global_init(CURL_GLOBAL_ALL). Swift does not import the macro CURL_GLOBAL_ALL.
CURLcode curlGlobalInitAll(void);

#else
#error "libcurl's headers are missing. Debian, Ubuntu: apt-get install libcurl4-openssl-dev. macOS: brew install curl. Or run Scripts/setup."
#endif

#endif
