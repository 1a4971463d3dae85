// If libcurl is missing, the header reports one error, and the check below prevents further errors.
#include "CurlShim.h"
#if __has_include(<curl/curl.h>)
#include <fcntl.h>
#include <sys/socket.h>

enum { longs = 0, objects = 1, functions = 2, offsets = 3 };

static int isOfClass(CURLoption option, int class) { return (int)option / 10000 == class; }

CURLcode curlSetLong(CURL *easy, CURLoption option, long value) {
  if (!isOfClass(option, longs)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode curlSetOffset(CURL *easy, CURLoption option, curl_off_t value) {
  if (!isOfClass(option, offsets)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode curlSetString(CURL *easy, CURLoption option, const char *value) {
  if (!isOfClass(option, objects)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode curlSetPointer(CURL *easy, CURLoption option, void *value) {
  if (!isOfClass(option, objects)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode curlSetHeaders(CURL *easy, struct curl_slist *headers) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

CURLcode curlSetWriteFunction(CURL *easy, CURLoption option, curl_write_callback function) {
  if (!isOfClass(option, functions)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, function);
}

CURLcode curlSetPrerequestFunction(CURL *easy, curl_prereq_callback function) {
  return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, function);
}

static curl_socket_t openSocket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)context;
  (void)purpose;
#ifdef SOCK_CLOEXEC
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
  curl_socket_t descriptor = socket(address->family, address->socktype, address->protocol);
  if (descriptor != CURL_SOCKET_BAD) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  return descriptor;
#endif
}

CURLcode curlCloseSocketsOnExec(CURL *easy) { return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, openSocket); }

int curlSupports(int feature) { return (curl_version_info(CURLVERSION_NOW)->features & feature) != 0; }

static int isOfType(CURLINFO info, int type) { return ((int)info & CURLINFO_TYPEMASK) == type; }

CURLcode curlGetLong(CURL *easy, CURLINFO info, long *value) {
  if (!isOfType(info, CURLINFO_LONG)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_getinfo(easy, info, value);
}

CURLcode curlGetOffset(CURL *easy, CURLINFO info, curl_off_t *value) {
  if (!isOfType(info, CURLINFO_OFF_T)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_getinfo(easy, info, value);
}

CURLcode curlGetPointer(CURL *easy, CURLINFO info, void **value) {
  // libcurl declares CURLINFO_PRIVATE as a string, but returns the pointer that was set with CURLOPT_PRIVATE.
  if (!isOfType(info, CURLINFO_STRING)) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_getinfo(easy, info, value);
}

CURLMcode curlMultiSetLong(CURLM *multi, CURLMoption option, long value) {
  if ((int)option / 10000 != longs) return CURLM_BAD_FUNCTION_ARGUMENT;
  return curl_multi_setopt(multi, option, value);
}

int curlMultiNextDone(CURLM *multi, CURL **easy, CURLcode *result) {
  int left;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg == CURLMSG_DONE) {
      *easy = message->easy_handle;
      *result = message->data.result;
      return 1;
    }
  }
  return 0;
}

CURLcode curlGlobalInitAll(void) { return curl_global_init(CURL_GLOBAL_ALL); }

#endif
