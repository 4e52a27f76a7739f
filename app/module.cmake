# QML module Cimaise.App: the types that QML uses, such as the open game, its models and view
# models, and the application controller.
# All directories except those with a library of their own: a new directory needs no entry.
file(GLOB_RECURSE sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.cpp *.h)
list(FILTER sources EXCLUDE REGEX "^((cli|input|library|platform|statistics|texts|window)/.*|[^/]*)$")

list(APPEND sources platform/run_async.cpp platform/run_async.h platform/run_async_web.cpp platform/file_name.cpp platform/file_name.h
     texts/qt_texts.cpp texts/qt_texts.h texts/qt_score_text.cpp texts/qt_score_text.h)
cimaise_choose(sources)
if(EMSCRIPTEN)
    list(APPEND sources platform/page_camera_web.cpp platform/page_camera_web.h)
    list(REMOVE_ITEM sources scan/picture_codes.cpp scan/picture_codes.h) # the page reads them
endif()

find_package(LibArchive REQUIRED)
add_library(cimaise_app STATIC)
set_target_properties(cimaise_app PROPERTIES AUTOMOC ON)
qt_add_qml_module(cimaise_app
    URI Cimaise.App
    VERSION 1.0
    RESOURCE_PREFIX /qt/qml
    DEPENDENCIES QtQuick
    SOURCES ${sources})
# The code that registers the types names their headers without a folder.
set(folders "")
foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    list(APPEND folders ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
endforeach()
list(REMOVE_DUPLICATES folders)
target_include_directories(cimaise_app PRIVATE ${folders})
# Slots are places for pieces: Qt is not to take the word.
target_compile_definitions(cimaise_app PUBLIC QT_NO_SIGNALS_SLOTS_KEYWORDS)
target_link_libraries(cimaise_app
    PUBLIC cimaise_library cimaise_input cimaise_statistics cimaise_texts cimaise_files cimaise_qr cimaise_links cimaise_rulings
           cimaise_validators Qt6::Gui Qt6::Qml Qt6::Quick
    PRIVATE LibArchive::LibArchive)
if(NOT EMSCRIPTEN)
    target_link_libraries(cimaise_app PUBLIC cimaise_scan Qt6::Concurrent Qt6::Multimedia Qt6::Svg)
endif()
cimaise_enable_exceptions(transfer/archive_head.cpp transfer/archive_history.cpp)
cimaise_pch_unity(cimaise_app
    ${CIMAISE_CORE_HEADERS} ${CIMAISE_QT_HEADERS} <QtQml/qqmlregistration.h>)
# A batch a folder, since the tables of two games use the same names; small folders are one.
set(smallDirectories scan photos sound viewmodels platform texts)
foreach(directory IN LISTS smallDirectories)
    if(NOT IS_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/${directory})
        message(FATAL_ERROR "smallDirectories in app/module.cmake: there is no app/${directory}")
    endif()
endforeach()
set_target_properties(cimaise_app PROPERTIES UNITY_BUILD_MODE GROUP)
foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    string(REPLACE "/" "_" group ${folder})
    if(group IN_LIST smallDirectories)
        set(group small)
    endif()
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
endforeach()

file(GLOB_RECURSE shipped CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/samples/*.cimaise
    ${PROJECT_SOURCE_DIR}/assets/sounds/*.wav)
qt_add_resources(cimaise_app "shipped" PREFIX /cimaise BASE ${PROJECT_SOURCE_DIR} FILES ${shipped})
